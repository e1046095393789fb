import { PROTOCOL } from '@ludoteca/protocol'
import { LIVE_PATH } from '../live/upgrade.ts'
import { lineText } from './limits.ts'
import { explainedAll } from './openapi.ts'
import { heard, type Schemas, said } from './schemas.ts'
import { docsText } from './text/index.ts'

const WORDS = docsText.en

const isSaid = (type: string): type is keyof typeof WORDS.said => Object.hasOwn(WORDS.said, type)
const isHeard = (type: string): type is keyof typeof WORDS.heard => Object.hasOwn(WORDS.heard, type)

/** The messages of the live line as AsyncAPI 3: `say` is what programs send, `hear` what they are sent. */
export function asyncApi(schemas: Schemas): object {
  const messages = Object.fromEntries([
    ...said.map(({ type, schema }) => [
      `say.${type}`,
      {
        name: type,
        summary: isSaid(type) ? WORDS.said[type] : type,
        payload: schemas.taken(schema),
      },
    ]),
    ...heard.map(({ type, schema }) => [
      `hear.${type}`,
      {
        name: type,
        summary: isHeard(type) ? WORDS.heard[type] : type,
        payload: schemas.given(schema),
      },
    ]),
  ])
  const refs = (prefix: string, home: string) =>
    Object.keys(messages)
      .filter(key => key.startsWith(prefix))
      .map(key => ({ $ref: `${home}${key}` }))
  const inChannel = '#/channels/live/messages/'
  return {
    asyncapi: '3.0.0',
    info: {
      title: WORDS.title,
      version: String(PROTOCOL),
      description: [...WORDS.asyncapi.about, ...lineText('en')].join('\n\n'),
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      room: {
        host: '{host}',
        protocol: 'wss',
        variables: { host: { description: WORDS.asyncapi.host } },
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: {
      live: {
        address: LIVE_PATH,
        messages: Object.fromEntries(
          Object.keys(messages).map(key => [key, { $ref: `#/components/messages/${key}` }]),
        ),
      },
    },
    operations: {
      say: {
        action: 'receive',
        channel: { $ref: '#/channels/live' },
        messages: refs('say.', inChannel),
      },
      hear: { action: 'send', channel: { $ref: '#/channels/live' }, messages: refs('hear.', inChannel) },
    },
    components: {
      messages,
      schemas: explainedAll(schemas.behind(messages)),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: WORDS.openapi.token } },
    },
  }
}
