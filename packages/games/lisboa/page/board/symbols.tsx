import { Modal } from '@ludoteca/page-kit/ui/modal.tsx'
import { useState } from 'react'
import { Glyph } from './art/glyph.tsx'
import { GLYPHS, type GlyphName } from './art/glyphs.ts'
import { useDesk } from './desk.tsx'
import styles from './symbols.module.css'

/** The dictionary of all symbols. */
export function Symbols() {
  const { board } = useDesk().words
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        {board.panels.symbols}
      </button>
      <Modal open={open} onOpenChange={setOpen} title={board.panels.symbols}>
        <p>{board.symbolsIntro}</p>
        <dl className={styles.list}>
          {(Object.keys(GLYPHS) as GlyphName[]).map(name => (
            <div key={name}>
              <dt>
                <Glyph name={name} />
              </dt>
              <dd>{board.symbols[name]}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  )
}
