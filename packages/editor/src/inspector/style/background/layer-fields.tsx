import { useState } from 'react'
import { checkStyleValue, printLayer, readBackground, styleProperty, type BackgroundLayer } from '@heddle/style'
import { AssetField } from '../../../controls/asset-field.tsx'
import { Choice } from '../../../controls/choice.tsx'
import { words as controlsWords } from '../../../controls/words.ts'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { valueLabel } from '../choice-rows.tsx'
import { words } from '../words.ts'
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
      {layer.kind === 'other' && <WrittenLayer text={layer.text} onCommit={(next) => layers.set(at, next)} />}
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

/** A layer as CSS text, where it has parts that no field stands for. */
function WrittenLayer({ text, onCommit }: { readonly text: string; readonly onCommit: (layer: BackgroundLayer) => void }) {
  const [wrong, setWrong] = useState<string>()
  const commit = (written: string) => {
    const message = checkStyleValue('background-image', written)
    const [layer, ...others] = message === undefined ? readBackground(written) : []
    setWrong(message ?? (layer === undefined || others.length > 0 ? words.background.oneLayer : undefined))
    if (layer && others.length === 0 && printLayer(layer) !== text) onCommit(layer)
  }
  return (
    <PlainRow label={words.background.written}>
      <TextField
        label={words.background.written}
        isLabelHidden
        value={text}
        error={wrong}
        onCommit={commit}
        onChange={() => setWrong(undefined)}
        isMono
      />
    </PlainRow>
  )
}
