import { useEffect, useState } from 'react'

/** Whether the page is being put on paper: what is folded on the screen is open there. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia('print')
    const look = () => setPrinting(paper.matches)
    paper.addEventListener('change', look)
    return () => paper.removeEventListener('change', look)
  }, [])
  return printing
}
