import { checkStyleValue, printLayer, readBackground, styleProperty, type BackgroundLayer } from '@heddle/style'
import { AssetField } from '../../../controls/asset-field.tsx'
import { Choice } from '../../../controls/choice.tsx'
import { words as controlsWords } from '../../../controls/words.ts'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { valueLabel } from '../choice-rows.tsx'
import { words } from '../words.ts'
import { WrittenRow, type Written } from '../written-row.tsx'
import { GradientFields } from './gradient-fields.tsx'
import type { LayerProperty } from './layer-lists.ts'
import { POSITIONS } from './positions.ts'
import type { Layers } from './use-layers.ts'

/** What is offered beside each layer; the rest of a property's words is seldom meant. */
const OFFERED: readonly (readonly [LayerProperty, readonly string[] | undefined])[] = [
  ['background-size', ['cover', 'contain', 'auto']],
  ['background-position', POSITIONS],
  ['background-repeat', ['no-repeat', 'repeat', 'repeat-x', 'repeat-y']],
  ['background-attachment', undefined],
]

/** What is set of one layer: the picture or gradient itself, and how it lies on its element. */
export function LayerFields({
  layers,
  layer,
  at,
}: {
  readonly layers: Layers
  readonly layer: BackgroundLayer
  readonly at: number
}) {
  return (
    <>
      {layer.kind === 'picture' && (
        <PlainRow label={words.background.picture}>
          <AssetField
            label={words.background.picture}
            value={layer.reference}
            placeholder={controlsWords.image.none}
            onCommit={(reference) => (reference === '' ? layers.remove(at) : layers.set(at, { kind: 'picture', reference }))}
          />
        </PlainRow>
      )}
      {layer.kind === 'gradient' && (
        <GradientFields
          gradient={layer}
          onCommit={(next) => layers.set(at, next)}
          onShow={(next) => layers.show(at, next)}
          onShowEnd={layers.showEnd}
        />
      )}
      {layer.kind === 'other' && (
        <WrittenRow
          text={layer.text}
          read={readLayer}
          onCommit={(next) => printLayer(next) !== layer.text && layers.set(at, next)}
        />
      )}
      {OFFERED.map(([property, options]) => {
        const label = words.properties[property] ?? property
        const offered = options ?? styleProperty(property)?.syntax.keywords ?? []
        return (
          <PlainRow key={property} label={label}>
            <Choice
              label={label}
              value={layers.valueOf(property, at)}
              placeholder={valueLabel(layers.initialOf(property))}
              options={offered.map((id) => ({ id, label: valueLabel(id) }))}
              picksAgain
              onPick={(value) => layers.setValue(property, at, value)}
            />
          </PlainRow>
        )
      })}
    </>
  )
}

/** Reads one layer that is written as CSS text. */
function readLayer(written: string): Written<BackgroundLayer> {
  const message = checkStyleValue('background-image', written)
  const [layer, ...others] = message === undefined ? readBackground(written) : []
  return layer && others.length === 0 ? { part: layer } : { wrong: message ?? words.background.oneLayer }
}
