const Z = 1.96

/** Wilson's interval at 95 % for a share that was seen in so many games. */
export function interval(share: number, games: number): { readonly from: number; readonly to: number } {
  const n = Math.max(1, games)
  const centre = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n)
  return { from: Math.max(0, centre - half), to: Math.min(1, centre + half) }
}

/** So few games tell next to nothing. */
export const FEW = 20
