import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import styles from './switch.module.css'

/** On or off, taking effect at once. */
export function Switch({
  label,
  isLabelHidden = false,
  isOn,
  onChange,
  isDisabled = false,
  hint,
}: {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
  /** What it does, below the label. */
  readonly hint?: string
}) {
  return (
    <SwitchField
      isSelected={isOn}
      onChange={onChange}
      isDisabled={isDisabled}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
    >
      <SwitchButton className={styles.switch ?? ''}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        {!isLabelHidden && <span className={classNames(styles.label)}>{label}</span>}
      </SwitchButton>
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
    </SwitchField>
  )
}
