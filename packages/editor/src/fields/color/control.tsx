import type { ColorField } from '@heddle/kit'
import { ColorField as ColorInput } from '../../controls/color-field.tsx'
import { words } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'

export function ColorControl({ field, label, value, isMixed, onCommit, onShow, onShowEnd }: FieldControlProps<ColorField>) {
  return (
    <ColorInput
      label={label}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      {...(isMixed ? { placeholder: words.mixed } : {})}
      tokens={NO_TOKENS}
      check={(text) => field.check(text)}
      onShow={onShow}
      onShowEnd={onShowEnd}
      onCommit={onCommit}
    />
  )
}

const NO_TOKENS: readonly never[] = []
