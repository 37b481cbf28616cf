import { RotateCcw } from 'lucide-react'
import { checkTokenValue } from '@heddle/style'
import { ColorField } from '../../controls/color-field.tsx'
import { readMeasure, stepIn } from '../../controls/measure.ts'
import { NumberField } from '../../controls/number-field.tsx'
import { AnimationFields } from '../../inspector/style/animation/animation-fields.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FieldRow } from './field-row.tsx'
import { ShadowFields } from './shadow-fields.tsx'
import type { TokenEdit } from './token-edit.ts'
import { TypographyFields } from './typography-fields.tsx'
import { words } from './words.ts'
import styles from './design-panel.module.css'

const LENGTHS = ['px', 'rem', 'em', '%', 'vw', 'vh'] as const
const TIMES = ['ms', 's'] as const
/** An arrow key's step of a duration in milliseconds. */
const TIME_STEP = 10

/** The fields of a token's value, made for its type. */
export function TokenFields({ edit }: { readonly edit: TokenEdit }) {
  switch (edit.token.type) {
    case 'color':
      return <ColorFields edit={edit} />
    case 'typography':
      return <TypographyFields edit={edit} />
    case 'shadow':
      return <ShadowFields edit={edit} />
    case 'animation':
      return <AnimationFields token={edit.token} />
    default:
      return <AmountField edit={edit} />
  }
}

/** A number with its unit: a spacing, a radius, a duration. */
function AmountField({ edit: { token, set } }: { readonly edit: TokenEdit }) {
  const units = token.type === 'duration' ? TIMES : LENGTHS
  return (
    <FieldRow label={words.value}>
      <NumberField
        label={words.value}
        value={token.value}
        units={units}
        defaultUnit={units[0]}
        step={token.type === 'duration' ? stepIn(readMeasure(token.value)?.unit ?? '', TIME_STEP) : 1}
        check={(text) => checkTokenValue(token.type, text)}
        onCommit={(value) => value !== null && set({ value })}
      />
    </FieldRow>
  )
}

const NO_TOKENS = [] as const

/** The colour in the light and in the dark theme. */
function ColorFields({ edit: { token, set, show, showEnd } }: { readonly edit: TokenEdit }) {
  const check = (text: string) => checkTokenValue('color', text)
  return (
    <>
      <FieldRow label={words.light}>
        <ColorField
          label={words.light}
          value={token.value}
          placement="right top"
          tokens={NO_TOKENS}
          check={check}
          onShow={(value) => show({ value })}
          onShowEnd={showEnd}
          onCommit={(value) => value !== null && set({ value })}
        />
      </FieldRow>
      <FieldRow label={words.dark}>
        <div className={styles.withReset}>
          <ColorField
            label={words.dark}
            value={token.darkValue}
            placeholder={words.asLight}
            effective={token.value}
            placement="right top"
            tokens={NO_TOKENS}
            check={check}
            onShow={(darkValue) => show({ darkValue })}
            onShowEnd={showEnd}
            onCommit={(darkValue) => set({ darkValue })}
          />
          {token.darkValue !== undefined && (
            <IconButton icon={RotateCcw} size={24} label={words.asLight} onPress={() => set({ darkValue: null })} />
          )}
        </div>
      </FieldRow>
    </>
  )
}
