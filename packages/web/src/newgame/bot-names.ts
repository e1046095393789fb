/** What bots may be called at a table with these people: nobody's name twice. */
export function freeNames(list: string, people: readonly (string | null)[]): string[] {
  return list.split(',').filter(name => !people.includes(name))
}
