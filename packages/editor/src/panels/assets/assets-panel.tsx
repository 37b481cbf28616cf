import { Inbox, Plus, Trash2 } from 'lucide-react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { deleteAssets } from '@heddle/document/operations'
import type { AssetRecord } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { countUsages } from '../../commands/data/usage-places.ts'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { Editor } from '../../session/editor.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useMay } from '../../session/use-role.ts'
import { AssetTile } from './asset-tile.tsx'
import { uploadFiles } from '../../commands/upload-files.ts'
import { UserFilesDialog } from './user-files-dialog.tsx'
import styles from './assets-panel.module.css'

/** Part of the room from which on a person is told how there is more. */
const NEARLY_FULL = 0.9

type Shown = 'all' | 'unused'

/** Uploaded files: pictures and others, by name; those that nothing uses can be shown alone and deleted in one step. */
export function AssetsPanel() {
  const editor = useEditor()
  const { view } = editor
  const isAdmin = useMay('admin')
  useRecords(editor.store, 'asset')
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [uploading, setUploading] = useState(0)
  const unused = useUnusedAssets(editor)
  const assets = view.of('asset')
  const listed = shown === 'unused' ? unused : assets
  const found = listed.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const nothing = shown === 'unused' && unused.length === 0 ? words.allUsed : words.nothingFound

  const upload = async (files: readonly File[]) => {
    setUploading((before) => before + files.length)
    await uploadFiles(editor, files, () => setUploading((before) => before - 1))
  }

  const deleteAll = (gone: readonly AssetRecord[]) =>
    editor.change(words.changes.deleteUnused(gone.length), deleteAssets(view, { ids: gone.map(({ id }) => id) }))

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
          <div className={styles.filter}>
            <Segmented
              label={words.show}
              value={shown}
              segments={[
                { value: 'all', label: words.all },
                { value: 'unused', label: words.unused },
              ]}
              onChange={setShown}
            />
            <span className={styles.total}>{words.total(found.length, words.size(sizeOf(found)))}</span>
          </div>
        </PanelTool>
      )}
      {assets.length > 0 && editor.assetsRoom !== undefined && <Room used={sizeOf(onceEach(assets))} room={editor.assetsRoom} />}
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
          {assets.length > 0 && found.length === 0 && <PanelEmpty title={nothing} />}
          <ul className={styles.grid}>
            {found.map((asset) => (
              <li key={asset.id}>
                <AssetTile asset={asset} />
              </li>
            ))}
          </ul>
          {shown === 'unused' && found.length > 0 && (
            <div className={styles.deleteUnused}>
              <Button icon={Trash2} onPress={() => deleteAll(found)}>
                {words.deleteUnused}
              </Button>
            </div>
          )}
        </PanelBody>
      </DropZone>
      {isAdmin && <UserFilesButton />}
    </Panel>
  )
}

/** How much of the room for files is taken; where little is left, how there is more. */
function Room({ used, room }: { readonly used: number; readonly room: number }) {
  const isNearlyFull = used > room * NEARLY_FULL
  return (
    <p className={classNames(styles.room, isNearlyFull && styles.nearlyFull)}>
      {words.room(words.size(used), words.size(room))}
      {isNearlyFull && ` · ${words.nearlyFull}`}
    </p>
  )
}

/** Opens what visitors uploaded. */
function UserFilesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.visitors}>
      <Button icon={Inbox} isWide onPress={() => setOpen(true)}>
        {words.visitors.open}
      </Button>
      {isOpen && <UserFilesDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/** A file that several records name takes its room once. */
const onceEach = (assets: readonly AssetRecord[]): readonly AssetRecord[] => [
  ...new Map(assets.map((asset) => [asset.file, asset])).values(),
]
const sizeOf = (assets: readonly AssetRecord[]): number => assets.reduce((sum, { size }) => sum + size, 0)

/** Files that no element, page, formula or setting names. Drawn again when others become such. */
function useUnusedAssets({ store, view }: Pick<Editor, 'store' | 'view'>): readonly AssetRecord[] {
  const unused = () => view.of('asset').flatMap(({ id }) => (countUsages(view, id) === 0 ? [id] : []))
  const subscribe = useCallback((listener: () => void) => store.listen(listener), [store])
  const ids = useSyncExternalStore(subscribe, () => unused().join())
  const known = new Set(ids.split(','))
  return view.of('asset').filter(({ id }) => known.has(id))
}
