import { isBinding, type StyleValue } from '@heddle/document'
import { isTokenReference } from '@heddle/style'
import { words } from '../words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useEditor } from '../../session/use-editor.ts'
import { sourceOf, type StyleReading } from './style-reading.ts'
import { useStyleModel } from './use-style.ts'
import styles from '../../ui/row.module.css'

/** Every place that sets a property, the one in effect first, with a button that resets what is set here. */
export function ChainDetails({
  label,
  properties,
  reading,
}: {
  readonly label: string
  readonly properties: readonly string[]
  readonly reading: StyleReading
}) {
  const model = useStyleModel()
  const { view } = useEditor()
  const steps = model.chain(properties[0] ?? '')
  const valueText = (value: StyleValue): string => {
    if (isBinding(value)) return `ƒ ${value.code}`
    if (!isTokenReference(value)) return String(value)
    return view.find('token', value.id)?.name ?? words.unknownToken
  }
  return (
    <div className={styles.chain}>
      <h4 className={styles.chainTitle}>{words.chain(label)}</h4>
      {steps.length === 0 && !reading.isInherited && <p className={styles.hint}>{words.noChain}</p>}
      {steps.map(({ step, isSetHere }, at) => (
        <div key={`${step.layer.id} ${step.screenId} ${step.state} ${step.property}`} className={styles.step}>
          <span>{sourceOf(step, isSetHere, model.place())}</span>
          <span className={classNames(styles.stepValue, at > 0 && styles.beaten)}>{valueText(step.value)}</span>
        </div>
      ))}
      {reading.isInherited && (
        <div className={styles.step}>
          <span>{reading.source}</span>
          <span className={styles.stepValue}>{reading.initial}</span>
        </div>
      )}
      {reading.isSetHere && (
        <Button isWide onPress={() => model.reset(properties)}>
          {words.reset}
        </Button>
      )}
      <p className={styles.hint}>{words.resetHint}</p>
    </div>
  )
}
