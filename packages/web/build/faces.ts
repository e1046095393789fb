import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const require = createRequire(import.meta.url)
const FACES = ['source-sans-3', 'source-serif-4'] as const

/** Has the browser load the faces of every page at once, and ships their licences. */
export function faces(): Plugin {
  return {
    name: 'ludoteca-faces',
    apply: 'build',
    generateBundle() {
      for (const face of FACES) {
        const source = readFileSync(require.resolve(`@fontsource-variable/${face}/LICENSE`), 'utf8')
        this.emitFile({ type: 'asset', fileName: `licenses/${face}.txt`, source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        FACES.map(face => {
          const file = Object.keys(bundle).find(each => each.includes(`${face}-latin-wght`))
          if (!file) throw new Error(`the face ${face} is missing`)
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: true,
          }
          return { tag: 'link', attrs, injectTo: 'head' }
        }),
    },
  }
}
