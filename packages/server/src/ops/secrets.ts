import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { makeFolder, makeOwn, OWN_FILE, OWN_FOLDER } from '../store/folder.ts'
import type { Store } from '../store/store.ts'

const Secrets = z.object({
  /** Signs Web Push; browsers subscribe to the public half. */
  push: z.object({ publicKey: z.string(), privateKey: z.string() }),
})
type Secrets = z.infer<typeof Secrets>

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Nodes that share a database share its secrets, which the first node makes. */
export async function serverSecrets(data: string, { shared, settings }: Store): Promise<Secrets> {
  makeFolder(data)
  makeOwn(data, OWN_FOLDER)
  const file = join(data, 'secrets.json')
  makeOwn(file)
  const own = existsSync(file) ? readSecrets(file) : await makeSecrets(file)
  return shared ? Secrets.parse(JSON.parse(await settings.settle('secrets', JSON.stringify(own)))) : own
}

const readSecrets = (file: string): Secrets => Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Made when the server is opened for the first time; only its owner may read them. */
async function makeSecrets(file: string): Promise<Secrets> {
  const { default: webPush } = await import('web-push')
  const made: Secrets = { push: webPush.generateVAPIDKeys() }
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { flag: 'wx', mode: OWN_FILE })
    return made
  } catch (error) {
    if (!isTaken(error)) throw error
    return readSecrets(file)
  }
}
