import { MONUMENTS, squareAt, squareName } from '../../../rules/index.ts'
import { Chip } from '../art/chip.tsx'
import { Monument, Wonder } from '../art/monument.tsx'
import { wordsIn } from '../text/index.ts'
import type { TigrisProps } from '../types.ts'
import styles from './option.module.css'
import { Option } from './option.tsx'

/** Monuments and the wonder on offer, each with its picture and its squares. */
export function Build(props: TigrisProps) {
  const { legal, view, text, lang } = props
  const words = wordsIn(lang)
  return (
    <div className={styles.options}>
      {legal.map((action, i) => {
        if (action.type === 'wonder') {
          return (
            <Option
              key={`w${action.square}`}
              props={props}
              action={action}
              number={i + 1}
              picture={
                <Chip size={52} side={180}>
                  <Wonder />
                </Chip>
              }
            >
              {words.wonder}
              <small>{words.wonderWhere(squareName(action.square))}</small>
            </Option>
          )
        }
        if (action.type !== 'monument') return null
        const colours = action.built && MONUMENTS[action.built.monument]
        if (!action.built || !colours) {
          return (
            <Option key="none" props={props} action={action} number={i + 1}>
              {text.action(action, view)}
            </Option>
          )
        }
        return (
          <Option
            key={`${action.built.monument}/${action.built.square}`}
            props={props}
            action={action}
            number={i + 1}
            picture={
              <Chip size={52} side={120}>
                <Monument colours={colours} />
              </Chip>
            }
          >
            {words.monument(...colours)}
            <small>{words.buildWhere(squareAt(action.built.square).map(squareName))}</small>
          </Option>
        )
      })}
    </div>
  )
}
