import { vi } from 'vitest'

/** Tests wait for facts, not for time: what does not happen within this never will, however slow the machine. */
const PATIENCE_MS = 30_000

/** Vitest waits for one second unless told otherwise, and has no setting for it. */
type WaitFor = typeof vi.waitFor & { patient?: boolean }
const brief: WaitFor = vi.waitFor

if (!brief.patient) {
  const patient: WaitFor = (check, options) =>
    brief(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
  vi.waitFor = Object.assign(patient, { patient: true })
}
