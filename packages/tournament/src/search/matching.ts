/**
 * Edmonds' matching: as many pairs as there can be, one person in one pair at most. `friends` lists who may be paired with
 * whom, both ways round, the dearest first. Answers with the partner of each; −1 for none.
 */
export function matching(friends: readonly (readonly number[])[]): number[] {
  const count = friends.length
  const mate = new Array<number>(count).fill(-1)
  for (let a = 0; a < count; a++) {
    if (mate[a] !== -1) continue
    const b = friends[a]?.find(each => mate[each] === -1)
    if (b === undefined) continue
    mate[a] = b
    mate[b] = a
  }
  for (let root = 0; root < count; root++) if (mate[root] === -1) augment(friends, mate, root)
  return mate
}

/** Looks for a path from `root` to another single person and turns it over. */
function augment(friends: readonly (readonly number[])[], mate: number[], root: number): void {
  const count = friends.length
  const parent = new Array<number>(count).fill(-1)
  const base = Array.from({ length: count }, (_, i) => i)
  const seen = new Array<boolean>(count).fill(false)
  const at = (list: readonly number[], i: number): number => list[i] ?? -1

  const commonBase = (a: number, b: number): number => {
    const above = new Set<number>()
    for (let v = at(base, a); ; v = at(base, at(parent, at(mate, v)))) {
      above.add(v)
      if (at(mate, v) === -1) break
    }
    let v = at(base, b)
    while (!above.has(v)) v = at(base, at(parent, at(mate, v)))
    return v
  }
  const markPath = (from: number, top: number, childOf: number, inBlossom: Set<number>): void => {
    let child = childOf
    for (let v = from; at(base, v) !== top; v = at(parent, at(mate, v))) {
      inBlossom.add(at(base, v)).add(at(base, at(mate, v)))
      parent[v] = child
      child = at(mate, v)
    }
  }

  seen[root] = true
  const queue = [root]
  for (let head = 0; head < queue.length; head++) {
    const a = queue[head] as number
    for (const b of friends[a] ?? []) {
      if (base[a] === base[b] || mate[a] === b) continue
      if (b === root || (mate[b] !== -1 && parent[at(mate, b)] !== -1)) {
        const top = commonBase(a, b)
        const inBlossom = new Set<number>()
        markPath(a, top, b, inBlossom)
        markPath(b, top, a, inBlossom)
        for (let v = 0; v < count; v++) {
          if (!inBlossom.has(at(base, v))) continue
          base[v] = top
          if (seen[v]) continue
          seen[v] = true
          queue.push(v)
        }
      } else if (parent[b] === -1) {
        parent[b] = a
        const partner = at(mate, b)
        if (partner === -1) {
          for (let v = b; v !== -1; ) {
            const before = at(parent, v)
            const next = at(mate, before)
            mate[v] = before
            mate[before] = v
            v = next
          }
          return
        }
        seen[partner] = true
        queue.push(partner)
      }
    }
  }
}
