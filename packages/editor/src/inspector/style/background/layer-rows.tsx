import { useRef } from 'react'
import { Blend, Plus } from 'lucide-react'
import type { BackgroundLayer } from '@heddle/style'
import { AssetField } from '../../../controls/asset-field.tsx'
import { words as controlsWords } from '../../../controls/words.ts'
import { ItemRow } from '../../../fields/list/item-row.tsx'
import { useOpenItems } from '../../../fields/list/use-open-items.ts'
import fields from '../../../fields/fields.module.css'
import { useEditor } from '../../../session/use-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import heard from '../../../ui/heard.module.css'
import { StyleRow } from '../style-row.tsx'
import { words } from '../words.ts'
import { LayerFields } from './layer-fields.tsx'
import { LayerSwatch } from './layer-swatch.tsx'
import { useLayers } from './use-layers.ts'
import styles from './background.module.css'

const texts = words.background
const ASSET = 'asset:'

/** Pictures and gradients of the background, the uppermost first (specification section 3, background style fields). */
export function LayerRows() {
  return (
    <StyleRow label={words.properties['background-image'] ?? ''} properties={['background-image']}>
      {({ isMixed }) => <LayerList isMixed={isMixed} />}
    </StyleRow>
  )
}

function LayerList({ isMixed }: { readonly isMixed: boolean }) {
  const layers = useLayers()
  const { view } = useEditor()
  const count = layers.layers.length
  const list = useRef<HTMLUListElement>(null)
  const rows = useOpenItems(list, count, layers)
  const nameOf = (layer: BackgroundLayer): string => {
    if (layer.kind === 'gradient') return texts.gradients[layer.shape]
    if (layer.kind === 'other') return layer.text
    const { reference } = layer
    const asset = reference.startsWith(ASSET) ? view.find('asset', reference.slice(ASSET.length)) : undefined
    return asset?.name ?? reference
  }
  const addGradient = () => {
    layers.addGradient()
    rows.open(0)
  }
  const adders = (
    <div className={styles.adders}>
      <AssetField
        label={count > 0 ? texts.addPicture : texts.picture}
        value=""
        placeholder={isMixed ? controlsWords.mixed : count > 0 ? texts.addPicture : controlsWords.image.none}
        onCommit={(reference) => reference !== '' && layers.addPicture(reference)}
      />
      {count > 0 ? (
        <Button tone="quiet" icon={Plus} aria-label={texts.addGradient} onPress={addGradient}>
          {texts.gradient}
        </Button>
      ) : (
        <IconButton icon={Blend} size={24} label={texts.addGradient} onPress={addGradient} />
      )}
    </div>
  )
  if (count === 0) return adders
  return (
    <div role="group" aria-label={words.properties['background-image'] ?? ''} className={styles.layers} data-wide>
      <ul className={fields.items} ref={list}>
        {layers.layers.map((layer, at) => (
          <ItemRow key={at} name={nameOf(layer)} before={<LayerSwatch layer={layer} />} {...rows.at(at)}>
            <LayerFields layers={layers} layer={layer} at={at} />
          </ItemRow>
        ))}
      </ul>
      {adders}
      <span role="status" className={heard.heard}>
        {rows.said}
      </span>
    </div>
  )
}
