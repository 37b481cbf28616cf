import { isTokenReference } from '@heddle/style'
import { AssetField } from '../../controls/asset-field.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from './words.ts'
import { ChoiceRow } from './choice-rows.tsx'
import { StyleRow } from './style-row.tsx'
import { TextRow } from './text-row.tsx'
import { useReading, useStyleModel } from './use-style.ts'

const texts = words.properties
const row = (property: string) => ({ label: texts[property] ?? property, properties: [property] })
const POSITIONS = ['top left', 'top', 'top right', 'left', 'center', 'right', 'bottom left', 'bottom', 'bottom right']
const PICTURE = /^url\(["']?([^"')]*)["']?\)$/

/** The picture (specification section 3, background style fields); its other rows appear with a picture. */
export function PictureRows() {
  const model = useStyleModel()
  const { value } = useReading(['background-image'])
  const text = typeof value === 'string' ? value : ''
  const picture = PICTURE.exec(text)?.[1]
  const isGradient = text !== '' && text !== 'none' && picture === undefined
  return (
    <>
      {isGradient ? (
        <TextRow {...row('background-image')} />
      ) : (
        <StyleRow {...row('background-image')}>
          {({ value, isMixed }) => (
            <AssetField
              label={texts['background-image'] ?? ''}
              value={value === undefined || isTokenReference(value) ? '' : (picture ?? '')}
              placeholder={isMixed ? controlsWords.mixed : controlsWords.image.none}
              onCommit={(reference) => model.set({ 'background-image': reference === '' ? null : toImage(reference) })}
            />
          )}
        </StyleRow>
      )}
      {text !== '' && text !== 'none' && (
        <>
          <ChoiceRow {...row('background-size')} options={['cover', 'contain', 'auto']} />
          <ChoiceRow {...row('background-position')} options={POSITIONS} />
          <ChoiceRow {...row('background-repeat')} options={['no-repeat', 'repeat', 'repeat-x', 'repeat-y']} />
          <ChoiceRow {...row('background-attachment')} />
        </>
      )}
    </>
  )
}

/** A reference or an address as `url()`; a gradient stays as it is typed. */
function toImage(reference: string): string {
  return /^[a-z-]+-gradient\(/.test(reference) ? reference : `url("${reference}")`
}
