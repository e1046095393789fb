import { gamePage } from '@ludoteca/page-kit/page.ts'
import { ui } from './board/index.ts'

export const page = gamePage({
  ui,
  coach: async () => (await import('./coach/index.ts')).coach,
  lesson: async () => (await import('./lesson/index.ts')).lesson,
  alone: async () => (await import('./alone/index.ts')).alone,
  strategy: async () => (await import('./strategy/index.ts')).strategy,
})
