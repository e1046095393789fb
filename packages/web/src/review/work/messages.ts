import type { Job, Look, Terms, Tried } from '@ludoteca/review'

/** What a worker is told; the save file first. */
export type Told =
  | { readonly save: string }
  | { readonly id: number; readonly terms: Terms; readonly job: Job }
  | { readonly id: number; readonly terms: Terms; readonly job: Job; readonly instead: string }

export type Answered =
  | { readonly id: number; readonly look: Look }
  | { readonly id: number; readonly tried: Tried }
  | { readonly id: number; readonly failed: string }
