// Run in a copy that has the language `xx`: one text of each kind that nothing else prints, and how `xx` is asked for.

import { botsText } from '../../../packages/bots/src/text/index.ts'
import { LANGS, langOfTag } from '../../../packages/engine/src/index.ts'
import { engineTexts } from '../../../packages/engine/src/text/index.ts'
import { wordsIn as lisboaBoard } from '../../../packages/games/lisboa/page/board/text/words.ts'
import { coach as lisboa } from '../../../packages/games/lisboa/page/coach/index.ts'
import { nounsOf, wordsOf } from '../../../packages/games/puerto-rico/page/board/text/nouns.ts'
import { coach as puertoRico } from '../../../packages/games/puerto-rico/page/coach/index.ts'
import { lesson } from '../../../packages/games/puerto-rico/page/lesson/index.ts'
import { wordsIn as tigrisBoard } from '../../../packages/games/tigris-euphrates/page/board/text/index.ts'
import { coach as tigris } from '../../../packages/games/tigris-euphrates/page/coach/index.ts'
import { langOf as pageLang, readSettings } from '../../../packages/page-kit/src/settings/model.ts'
import { problemText } from '../../../packages/protocol/src/problems.ts'
import { langOf as serverLang } from '../../../packages/server/src/http/lang.ts'
import { shelf } from '../../../packages/shelf/src/index.ts'
import { languageNames, messages } from '../../../packages/web/src/i18n/index.ts'

const xx = langOfTag('xx-YY') ?? LANGS[0]

console.log(
  JSON.stringify({
    asked: [
      xx,
      pageLang('auto', ['de', 'xx-YY', 'en']),
      readSettings(JSON.stringify({ lang: 'xx' })).lang,
      serverLang(undefined, 'de, xx;q=0.9, en;q=0.8'),
      serverLang('xx', undefined),
    ],
    said: {
      page: messages[xx].home.title,
      name: languageNames[xx],
      engine: engineTexts[xx].refusal['game-over'],
      problem: problemText(xx, 'not-found'),
      bots: botsText(xx).levels.easy.name,
      titles: shelf.map(game => game.titles[xx].name),
      texts: (await Promise.all(shelf.map(game => game.text[xx]()))).map(text => text.tagline),
      coaches: [lisboa.text[xx].turn, puertoRico.text[xx].role, tigris.text[xx].action],
      lesson: lesson.text[xx].steps.settler.ask,
      boards: [lisboaBoard(xx).board.gives, nounsOf(xx).sanJuan, wordsOf(xx).governor, tigrisBoard(xx).map],
    },
  }),
)
