import { File, ImageOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { deleteAssets, renameAsset } from '@heddle/document/operations'
import type { AssetRecord } from '@heddle/document'
import { UsedIn } from '../../controls/used-in/used-in.tsx'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from './assets-panel.module.css'

/** One file: its picture and name; pressing it shows size and use, and edits the name. */
export function AssetTile({ asset }: { readonly asset: AssetRecord }) {
  const { assetsUrl } = useEditor()
  const url = assetsUrl + asset.file
  // Deleted so long ago that an undo brings its record back alone.
  const [isGone, setGone] = useState(false)
  const isPicture = asset.mime.startsWith('image/')
  const Icon = isPicture ? ImageOff : File
  return (
    <Popover
      label={asset.name}
      placement="right top"
      trigger={
        <AriaButton className={styles.tile ?? ''} aria-label={asset.name}>
          <span className={styles.picture}>
            {isPicture && !isGone ? (
              <img src={url} alt="" loading="lazy" draggable={false} onError={() => setGone(true)} />
            ) : (
              <Icon size={20} strokeWidth={1.4} aria-hidden />
            )}
          </span>
          <span className={styles.name}>{asset.name}</span>
        </AriaButton>
      }
    >
      {(close) => <AssetEditor asset={asset} isGone={isGone} onDelete={close} />}
    </Popover>
  )
}

interface AssetEditorProps {
  readonly asset: AssetRecord
  readonly isGone: boolean
  readonly onDelete: () => void
}

function AssetEditor({ asset, isGone, onDelete }: AssetEditorProps) {
  const { view, change } = useEditor()
  const [error, setError] = useState('')
  const { id, name, width, height, size } = asset
  const rename = (text: string) => {
    const result = renameAsset(view, { id, name: text.trim() })
    if (result.ok) change(words.changes.rename(name), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  const facts = [width !== undefined && height !== undefined && words.dimensions(width, height), words.size(size)].filter(Boolean)
  return (
    <div className={styles.editor}>
      <TextField label={words.name} value={name} error={error} onCommit={rename} />
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {isGone && <p className={styles.gone}>{words.gone}</p>}
      <div className={styles.uses}>
        <UsedIn id={id} nowhere={words.nowhere} />
      </div>
      <div className={styles.foot}>
        <Button
          icon={Trash2}
          tone="quiet"
          onPress={() => {
            onDelete()
            change(words.changes.delete(name), deleteAssets(view, { ids: [id] }))
          }}
        >
          {words.delete}
        </Button>
      </div>
    </div>
  )
}
