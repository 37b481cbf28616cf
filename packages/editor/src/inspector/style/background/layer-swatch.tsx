import { printLayer, printValue, type BackgroundLayer } from '@heddle/style'
import { useEditor } from '../../../session/use-editor.ts'
import styles from './background.module.css'

const ASSET = 'asset:'

/** What a layer looks like, small. */
export function LayerSwatch({ layer }: { readonly layer: BackgroundLayer }) {
  const { view, assetsUrl } = useEditor()
  const addressOf = (reference: string): string => {
    const asset = reference.startsWith(ASSET) ? view.find('asset', reference.slice(ASSET.length)) : undefined
    return asset ? assetsUrl + asset.file : reference
  }
  return (
    <span className={styles.swatch} aria-hidden>
      <span style={{ backgroundImage: printValue('background-image', printLayer(layer), addressOf) }} />
    </span>
  )
}
