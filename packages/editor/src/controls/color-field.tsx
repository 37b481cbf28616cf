import { useRef, useState } from 'react'
import { words } from './words.ts'
import { ColorPopover } from './color-popover.tsx'
import type { ColorFieldProps } from './color-field-props.ts'
import { nameColor } from './color-value.ts'
import { Swatch } from './swatch.tsx'
import styles from './color-field.module.css'

/** A colour: a swatch with its name, and behind it the colour area, its code, opacity and the project's tokens. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, token, placeholder, effective, theme, isDisabled = false } = props
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const text = token?.name ?? (value === undefined ? undefined : nameColor(value))
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-label={`${words.color.choose(label)}: ${text ?? placeholder ?? words.color.none}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Swatch color={token?.value ?? value ?? effective} theme={theme} />
        <span className={text === undefined ? styles.placeholder : styles.text}>{text ?? placeholder ?? words.color.none}</span>
      </button>
      {isOpen && <ColorPopover {...props} anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  )
}
