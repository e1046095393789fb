import { Loading } from '@ludoteca/page-kit/ui/loading.tsx'
import { shelf } from '@ludoteca/shelf'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { NotFound } from '../frame/not-found.tsx'
import { HomePage } from '../home/page.tsx'
import { Words } from '../i18n/provider.tsx'
import { goOnlineAgain, useOnlineState } from '../online/online-state.ts'
import { Crash } from './crash.tsx'

const NewGamePage = lazy(() => import('../newgame/page.tsx'))
const LessonPage = lazy(() => import('../lessons/page.tsx'))
const TablePage = lazy(() => import('../local/page.tsx'))
const SeatsPage = lazy(() => import('../local/seats-page.tsx'))
const ReplayPage = lazy(() => import('../replay/page.tsx'))
const ReviewPage = lazy(() => import('../review/page.tsx'))
const OpenReviewPage = lazy(() => import('../review/open-page.tsx'))
const OpenWhatIfPage = lazy(() => import('../whatif/open-page.tsx'))
const WhatIfPage = lazy(() => import('../whatif/page.tsx'))
const PuzzlesPage = lazy(() => import('../puzzles/page.tsx'))
const PuzzlePage = lazy(() => import('../puzzles/puzzle-page.tsx'))
const ExplorerPage = lazy(() => import('../explorer/page.tsx'))
const ExampleReplayPage = lazy(() => import('../explorer/replay-page.tsx'))
const PositionPage = lazy(() => import('../position/page.tsx'))
const ResultsPage = lazy(() => import('../results/page.tsx'))
const RulebookPage = lazy(() => import('../rulebook/page.tsx'))
const SettingsPage = lazy(() => import('../settings/page.tsx'))
const LobbyPage = lazy(() => import('../lobby/page.tsx'))
const NewTablePage = lazy(() => import('../lobby/new-page.tsx'))
const OnlineTablePage = lazy(() => import('../online/page.tsx'))
const OnlineReplayPage = lazy(() => import('../online/replay-page.tsx'))
const OnlineReviewPage = lazy(() => import('../online/review-page.tsx'))
const OnlineLayer = lazy(() => import('../online/layer.tsx'))
const ArchivePage = lazy(() => import('../archive/page.tsx'))
const LadderPage = lazy(() => import('../ladder/page.tsx'))
const FiguresPage = lazy(() => import('../people/figures/page.tsx'))
const TournamentsPage = lazy(() => import('../tournaments/list-page.tsx'))
const NewTournamentPage = lazy(() => import('../tournaments/new-page.tsx'))
const TournamentPage = lazy(() => import('../tournaments/page.tsx'))
const MePage = lazy(() => import('../people/me-page.tsx'))
const AdminPage = lazy(() => import('../admin/page.tsx'))
const ProfilePage = lazy(() => import('../people/profile-page.tsx'))

export function App() {
  const [path] = useLocation()
  useEffect(() => {
    goOnlineAgain()
  }, [])
  const { link } = useOnlineState()
  return (
    <Words>
      <Top path={path} />
      <Crash path={path}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <HomePage />
            </Route>
            <Route path="/new">
              <Redirect to={`/new/${shelf[0]?.id}`} replace />
            </Route>
            <Route path="/new/:game">{({ game }) => <NewGamePage game={game} />}</Route>
            <Route path="/learn/:game">
              {({ game }) => <LessonPage key={game} game={game} part="first" />}
            </Route>
            <Route path="/learn/:game/strategy">
              {({ game }) => <LessonPage key={`${game}/strategy`} game={game} part="strategy" />}
            </Route>
            <Route path="/learn/:game/alone">
              {({ game }) => <LessonPage key={`${game}/alone`} game={game} part="alone" />}
            </Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/table/:id/seats">{({ id }) => <SeatsPage key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/review">
              <OpenReviewPage />
            </Route>
            <Route path="/review/:id">{({ id }) => <ReviewPage key={id} id={id} />}</Route>
            <Route path="/whatif">
              <OpenWhatIfPage />
            </Route>
            <Route path="/whatif/:id">{({ id }) => <WhatIfPage key={id} id={id} />}</Route>
            <Route path="/puzzles">
              <PuzzlesPage />
            </Route>
            <Route path="/puzzles/:game/:which">
              {({ game, which }) => <PuzzlePage key={`${game}/${which}`} game={game} which={which} />}
            </Route>
            <Route path="/explorer">
              <ExplorerPage />
            </Route>
            <Route path="/explorer/:game/:number/replay">
              {({ game, number }) => (
                <ExampleReplayPage key={`${game}/${number}`} game={game} number={number} />
              )}
            </Route>
            <Route path="/position/:game">{({ game }) => <PositionPage key={game} game={game} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulebookPage key={game} game={game} />}</Route>
            <Route path="/results">
              <ResultsPage />
            </Route>
            <Route path="/online">
              <LobbyPage />
            </Route>
            <Route path="/online/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
            <Route path="/t/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
            <Route path="/t/:id/replay">{({ id }) => <OnlineReplayPage key={id} id={id} />}</Route>
            <Route path="/t/:id/review">{({ id }) => <OnlineReviewPage key={id} id={id} />}</Route>
            <Route path="/archive">
              <ArchivePage />
            </Route>
            <Route path="/ladder/programs">
              <LadderPage />
            </Route>
            <Route path="/tournaments">
              <TournamentsPage />
            </Route>
            <Route path="/tournaments/new/:game">{({ game }) => <NewTournamentPage game={game} />}</Route>
            <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
            <Route path="/me">
              <MePage />
            </Route>
            <Route path="/people/:name/figures">{({ name }) => <FiguresPage key={name} name={name} />}</Route>
            <Route path="/people/:name">{({ name }) => <ProfilePage key={name} name={name} />}</Route>
            <Route path="/admin">
              <AdminPage />
            </Route>
            <Route path="/settings">
              <SettingsPage />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Crash>
      <Crash path={path} quiet>
        <Suspense>{link !== 'off' && <OnlineLayer />}</Suspense>
      </Crash>
    </Words>
  )
}

/**
 * Where the keyboard stands after a change of page: before everything on it. What had the focus went with the page before, and
 * browsers would go on from the place where it was, in the middle of the new page.
 */
function Top({ path }: { readonly path: string }) {
  const here = useRef<HTMLSpanElement>(null)
  const entered = useRef(path)
  const wentBack = useRef('')
  useEffect(() => {
    const note = (): void => {
      wentBack.current = location.pathname
    }
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])
  useEffect(() => {
    if (entered.current === path) return
    entered.current = path
    // A new page starts at its top; the browser itself restores the place when going back.
    const back = wentBack.current === location.pathname
    wentBack.current = ''
    if (location.hash) return
    if (!back) scrollTo(0, 0)
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true })
  }, [path])
  return <span ref={here} tabIndex={-1} className="visually-hidden" />
}
