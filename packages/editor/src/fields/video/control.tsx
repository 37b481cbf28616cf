import type { VideoField } from '@heddle/kit'
import { AssetField } from '../../controls/asset-field.tsx'
import { words } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'

export function VideoControl({ label, value, isMixed, onCommit }: FieldControlProps<VideoField>) {
  return (
    <AssetField
      label={label}
      of="video"
      value={typeof value === 'string' ? value : ''}
      placeholder={isMixed ? words.mixed : words.video.none}
      onCommit={onCommit}
    />
  )
}
