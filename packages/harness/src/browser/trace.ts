import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds; `tdur` is what the thread itself worked, whatever else the machine was doing. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string } }
}

/** What the page's main thread had to do, in milliseconds of processor time. */
interface Work {
  /** The longest single task: so long nothing could be clicked. */
  readonly longest: number
  /** For each click, everything from the click until its result was handed over to be drawn. */
  readonly clicks: readonly number[]
}

const MARK = 'ludoteca-main-thread'
const TASK = 'ThreadControllerImpl::RunTask'
/** After this the main thread hands a frame over. */
const LAST_OF_FRAME = 'Layerize'

/** Watches the main thread through the browser's own trace. */
export async function traced(page: Page, work: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['toplevel', 'devtools.timeline', 'blink.user_timing']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await page.evaluate(`performance.mark('${MARK}')`)
  await work()
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return workOf(events)
}

function workOf(events: readonly TraceEvent[]): Work {
  const mark = events.find(each => each.name === MARK)
  const main = events
    .filter(each => each.pid === mark?.pid && each.tid === mark.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const tasks = main.filter(each => each.name === TASK && each.ph === 'X')
  if (tasks.length === 0) throw new Error('the trace shows nothing of the page')
  const frames = main.filter(each => each.name === LAST_OF_FRAME)
  const clicks = main
    .filter(each => each.name === 'EventDispatch' && each.args.data?.type === 'click')
    .map(click => {
      const drawn = frames.find(each => each.ts > click.ts)?.ts ?? Number.POSITIVE_INFINITY
      const between = tasks.filter(each => each.ts < drawn && each.ts + (each.dur ?? 0) > click.ts)
      return between.reduce((sum, task) => sum + spent(task), 0)
    })
  return { longest: Math.max(...tasks.map(spent)), clicks }
}

const spent = (task: TraceEvent): number => (task.tdur ?? 0) / 1000
