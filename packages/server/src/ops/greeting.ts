import { networkInterfaces } from 'node:os'
import type { Lang } from '@ludoteca/engine'
import { serveText } from '../text/index.ts'
import { addressesFor } from './addresses.ts'
import { drawCode } from './qr.ts'

/** What the host reads when the server is open: where it is, for themselves and for those around them. */
export function greeting(url: string, host: string, lang: Lang): string {
  const text = serveText[lang]
  const nearby = addressesFor(host, new URL(url).port, networkInterfaces())
  const [nearest] = nearby
  const lines = [`Ludoteca · 桌游馆   ${url}`, '']
  if (nearest) {
    lines.push(text.neighbours, '', ...nearby.map(each => `  ${each}`), '')
    lines.push(...drawCode(nearest, process.stdout.isTTY), '')
  }
  return ['', ...lines.map(line => (line ? `  ${line}` : '')), `  ${text.closes}`, ''].join('\n')
}
