import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useRecords } from '@heddle/store/react'
import { words } from './words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { AssetTile } from './asset-tile.tsx'
import { uploadFiles } from '../../commands/upload-files.ts'
import styles from './assets-panel.module.css'

/** Uploaded files: pictures and others, by name. */
export function AssetsPanel() {
  const editor = useEditor()
  useRecords(editor.store, 'asset')
  const [query, setQuery] = useState('')
  const [uploading, setUploading] = useState(0)
  const assets = editor.view.of('asset')
  const found = assets.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))

  const upload = async (files: readonly File[]) => {
    setUploading((before) => before + files.length)
    await uploadFiles(editor, files, () => setUploading((before) => before - 1))
  }

  return (
    <Panel
      title={words.title}
      actions={
        <FileTrigger allowsMultiple onSelect={(files) => void upload([...(files ?? [])])}>
          <IconButton icon={Plus} label={words.upload} />
        </FileTrigger>
      }
    >
      {assets.length > 0 && (
        <PanelTool>
          <SearchField label={words.find} value={query} onChange={setQuery} />
        </PanelTool>
      )}
      <DropZone
        aria-label={words.dropHere}
        className={styles.zone ?? ''}
        onDrop={(event) => {
          void Promise.all(event.items.filter((item) => item.kind === 'file').map((item) => item.getFile())).then(upload)
        }}
      >
        <PanelBody>
          <p role="status" className={styles.status}>
            {uploading > 0 && words.uploading(uploading)}
          </p>
          {assets.length === 0 && (
            <PanelEmpty title={words.empty}>
              <p>{words.emptyLead}</p>
            </PanelEmpty>
          )}
          {assets.length > 0 && found.length === 0 && <PanelEmpty title={words.nothingFound} />}
          <ul className={styles.grid}>
            {found.map((asset) => (
              <li key={asset.id}>
                <AssetTile asset={asset} />
              </li>
            ))}
          </ul>
        </PanelBody>
      </DropZone>
    </Panel>
  )
}
