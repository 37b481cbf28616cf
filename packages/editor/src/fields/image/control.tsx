import type { ImageField } from '@heddle/kit'
import { AssetField } from '../../controls/asset-field.tsx'
import { words } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'

export function ImageControl({ label, value, isMixed, onCommit }: FieldControlProps<ImageField>) {
  return (
    <AssetField
      label={label}
      value={typeof value === 'string' ? value : ''}
      placeholder={isMixed ? words.mixed : words.image.none}
      onCommit={onCommit}
    />
  )
}
