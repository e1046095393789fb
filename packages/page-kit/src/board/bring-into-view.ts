const GAP = 6

const scrolls = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)

/** Scrolls the box around a thing just so far that it is seen, and nothing else: the page stays where it is. */
export function bringIntoView(thing: HTMLElement): void {
  let box = thing.parentElement
  while (box && !scrolls(box)) box = box.parentElement
  if (!box || box === document.documentElement || box === document.body) return
  const at = thing.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  const above = at.top - GAP - frame.top
  const below = at.bottom + GAP - frame.bottom
  if (above < 0) box.scrollTop += above
  else if (below > 0) box.scrollTop += Math.min(above, below)
}
