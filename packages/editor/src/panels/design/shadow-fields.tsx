import { Plus, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { TokenValues } from '@heddle/document/operations'
import { checkShadowPart, NEW_TOKENS, printShadows, readShadows, type Shadow } from '@heddle/style'
import { ColorField } from '../../controls/color-field.tsx'
import { NumberField } from '../../controls/number-field.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { FieldRow } from './field-row.tsx'
import type { TokenEdit } from './token-edit.ts'
import { words } from './words.ts'
import styles from './design-panel.module.css'

type Theme = 'light' | 'dark'

const THEMES = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const
const texts = words.shadow
const KINDS = [
  { value: 'outer', label: texts.outer },
  { value: 'inner', label: texts.inner },
] as const
const LENGTHS = ['x', 'y', 'blur', 'spread'] as const
const UNITS = ['px', 'rem', 'em'] as const
const NO_TOKENS = [] as const

/** The shadows of a token, the uppermost first, in the light and in the dark theme, with a picture of them. */
export function ShadowFields({ edit: { token, set, show, showEnd } }: { readonly edit: TokenEdit }) {
  const [theme, setTheme] = useState<Theme>('light')
  const isDark = theme === 'dark'
  const value = isDark ? (token.darkValue ?? token.value) : token.value
  const shadows = readShadows(value) ?? []
  const toValues = (next: readonly Shadow[]): TokenValues => ({ [isDark ? 'darkValue' : 'value']: printShadows(next) })
  const replaced = (at: number, change: Partial<Shadow>) =>
    toValues(shadows.map((shadow, index) => (index === at ? { ...shadow, ...change } : shadow)))
  return (
    <>
      <Segmented label={words.themes} value={theme} segments={THEMES} onChange={setTheme} isWide />
      <div aria-hidden className={styles.shadowGround} data-theme-shown={theme}>
        <span style={{ boxShadow: value }} />
      </div>
      {shadows.map((shadow, at) => (
        <ShadowLayer
          key={at}
          shadow={shadow}
          title={shadows.length > 1 ? texts.layer(at + 1) : undefined}
          onSet={(change) => set(replaced(at, change))}
          onShowColor={(color) => show(replaced(at, { color }))}
          onShowEnd={showEnd}
          onRemove={() => set(toValues(shadows.filter((_, index) => index !== at)))}
        />
      ))}
      <div className={styles.bar}>
        <Button
          icon={Plus}
          tone="quiet"
          onPress={() => set(toValues([...shadows, ...(readShadows(NEW_TOKENS.shadow.value) ?? [])]))}
        >
          {texts.add}
        </Button>
        {isDark && token.darkValue !== undefined && (
          <IconButton icon={RotateCcw} size={24} label={words.asLight} onPress={() => set({ darkValue: null })} />
        )}
        {isDark && token.darkValue === undefined && <span className={styles.none}>{words.asLight}</span>}
      </div>
    </>
  )
}

function ShadowLayer({
  shadow,
  title,
  onSet,
  onShowColor,
  onShowEnd,
  onRemove,
}: {
  readonly shadow: Shadow
  /** Shown, with a button that removes the layer, where there are several. */
  readonly title: string | undefined
  readonly onSet: (change: Partial<Shadow>) => void
  readonly onShowColor: (color: string) => void
  readonly onShowEnd: () => void
  readonly onRemove: () => void
}) {
  const name = (label: string) => (title === undefined ? label : `${title}: ${label}`)
  return (
    <div role="group" aria-label={title ?? texts.title} className={styles.layer}>
      {title !== undefined && (
        <div className={styles.bar}>
          <span>{title}</span>
          <IconButton icon={Trash2} size={24} label={texts.remove(title)} onPress={onRemove} />
        </div>
      )}
      <div className={styles.pair}>
        {LENGTHS.map((part) => (
          <FieldRow key={part} label={texts[part]}>
            <NumberField
              label={name(texts[part])}
              value={shadow[part]}
              units={UNITS}
              check={(text) => checkShadowPart(part, text)}
              onCommit={(text) => onSet({ [part]: text ?? '0' })}
            />
          </FieldRow>
        ))}
      </div>
      <FieldRow label={texts.color}>
        <ColorField
          label={name(texts.color)}
          value={shadow.color}
          placement="right top"
          tokens={NO_TOKENS}
          check={(text) => checkShadowPart('color', text)}
          onShow={onShowColor}
          onShowEnd={onShowEnd}
          onCommit={(color) => color !== null && onSet({ color })}
        />
      </FieldRow>
      <Segmented
        label={name(texts.kind)}
        value={shadow.isInset ? 'inner' : 'outer'}
        segments={KINDS}
        onChange={(kind) => onSet({ isInset: kind === 'inner' })}
        isWide
      />
    </div>
  )
}
