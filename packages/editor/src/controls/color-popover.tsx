import { Check } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { words } from './words.ts'
import { AnchoredPopover } from '../ui/popover.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ColorMap } from './color-map.tsx'
import type { ColorFieldProps } from './color-field-props.ts'
import { Swatch } from './swatch.tsx'
import { printColor, readColor, readThemeColors, replaceColorIn, toColorText } from './color-value.ts'
import styles from './color-field.module.css'

/** What opens behind a swatch. */
export function ColorPopover({
  label,
  value,
  token,
  tokens,
  theme = 'light',
  check,
  onShow,
  onShowEnd,
  onCommit,
  onPickToken,
  placement = 'left top',
  anchor,
  onClose,
}: ColorFieldProps & { readonly anchor: RefObject<Element | null>; readonly onClose: () => void }) {
  const texts = words.color
  const pair = value === undefined ? undefined : readThemeColors(value)
  const [wrong, setWrong] = useState<string>()
  const close = () => {
    onShowEnd()
    onClose()
  }
  const commitText = (text: string) => {
    const typed = toColorText(text)
    const message = typed === '' ? undefined : check(typed)
    setWrong(message)
    if (message === undefined) onCommit(typed === '' ? null : typed)
  }
  return (
    <AnchoredPopover anchor={anchor} isOpen onClose={close} label={texts.choose(label)} placement={placement}>
      <div className={styles.popover}>
        <ColorMap
          color={readColor(token?.value ?? pair?.[theme] ?? value)}
          onShow={(color) => onShow(replaceColorIn(value, theme, printColor(color)))}
          onShowEnd={onShowEnd}
        />
        {pair && <p className={styles.hint}>{texts.ofTheme[theme]}</p>}
        <TextField
          label={texts.code}
          isLabelHidden
          value={value ?? ''}
          placeholder={token?.value ?? texts.none}
          error={wrong}
          onCommit={commitText}
          onChange={() => setWrong(undefined)}
          isMono
        />
        {onPickToken && (
          <div>
            <h4 className={styles.heading}>{texts.tokens}</h4>
            {tokens.length === 0 && <p className={styles.hint}>{texts.noTokens}</p>}
            <div className={styles.tokens} role="group" aria-label={texts.tokens}>
              {tokens.map(({ id, name, value: color, isChosen }) => (
                <button
                  key={id}
                  type="button"
                  className={styles.tokenRow}
                  aria-pressed={isChosen}
                  title={name}
                  onClick={() => onPickToken(id)}
                >
                  <Swatch color={color} />
                  <span className={styles.text}>{name}</span>
                  {isChosen && <Check size={14} aria-hidden />}
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
    </AnchoredPopover>
  )
}
