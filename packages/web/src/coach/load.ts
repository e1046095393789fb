import type { AnyCoach } from './contract.ts'

// Every file here named after a game holds its coach.
const coaches = import.meta.glob<{ coach: AnyCoach }>([
  './*.ts',
  '!./contract.ts',
  '!./load.ts',
  '!./use-*.ts',
])

export async function loadCoach(game: string): Promise<AnyCoach | null> {
  const load = coaches[`./${game}.ts`]
  return load ? (await load()).coach : null
}
