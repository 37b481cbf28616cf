import type { ColorField } from '@heddle/kit'
import { ColorField as ColorInput } from '../../controls/color-field.tsx'
import { words } from '../../controls/words.ts'
import { useColorTokens } from '../../session/use-tokens.ts'
import type { FieldControlProps } from '../field-control-props.ts'

/** A colour; one of the project's by its token, where the field is printed into a rule. */
export function ColorControl({ field, label, value, isMixed, onCommit, onShow, onShowEnd }: FieldControlProps<ColorField>) {
  const { theme, tokens, token } = useColorTokens(value)
  return (
    <ColorInput
      label={label}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      token={token}
      {...(isMixed ? { placeholder: words.mixed } : {})}
      theme={theme}
      tokens={tokens}
      check={(text) => field.check(text)}
      onShow={onShow}
      onShowEnd={onShowEnd}
      onCommit={onCommit}
      onPickToken={field.screens === 'css' ? (id) => onCommit({ type: 'token', id }) : undefined}
    />
  )
}
