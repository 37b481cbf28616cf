import type { FileField } from '@heddle/kit'
import { AssetField } from '../../controls/asset-field.tsx'
import { words } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'

export function FileControl({ label, value, isMixed, onCommit }: FieldControlProps<FileField>) {
  return (
    <AssetField
      label={label}
      of="file"
      value={typeof value === 'string' ? value : ''}
      placeholder={isMixed ? words.mixed : words.file.none}
      onCommit={onCommit}
    />
  )
}
