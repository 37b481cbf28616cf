import { Image as ImageIcon, Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useRecords } from '@heddle/store/react'
import { uploadFiles } from '../commands/upload-files.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { AnchoredPopover } from '../ui/popover.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useEditor } from '../session/use-editor.ts'
import styles from './asset-field.module.css'

const REFERENCE = 'asset:'

export interface AssetFieldProps {
  readonly label: string
  /** `asset:{id}`, an address, or empty. */
  readonly value: string
  readonly placeholder: string
  readonly onCommit: (reference: string) => void
  readonly isDisabled?: boolean
}

/** A picture: chosen from the project's files, uploaded, or by its address. */
export function AssetField(props: AssetFieldProps) {
  const { label, value, placeholder, onCommit, isDisabled = false } = props
  const { store, view, assetsUrl } = useEditor()
  useRecords(store, 'asset')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const asset = value.startsWith(REFERENCE) ? view.find('asset', value.slice(REFERENCE.length)) : undefined
  const address = asset ? assetsUrl + asset.file : value
  return (
    <div className={styles.field}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-label={`${label}: ${asset?.name ?? (value || placeholder)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {value === '' ? (
          <ImageIcon size={14} strokeWidth={1.6} aria-hidden />
        ) : (
          <img className={styles.thumb} src={address} alt="" />
        )}
        <span className={value === '' ? styles.placeholder : styles.text}>{asset?.name ?? (value || placeholder)}</span>
      </button>
      {value !== '' && <IconButton icon={X} size={24} label={words.image.remove} onPress={() => onCommit('')} />}
      {isOpen && (
        <AnchoredPopover anchor={button} isOpen onClose={() => setIsOpen(false)} label={words.image.choose} placement="left top">
          <AssetChoice {...props} base={assetsUrl} onClose={() => setIsOpen(false)} />
        </AnchoredPopover>
      )}
    </div>
  )
}

function AssetChoice({
  value,
  onCommit,
  base,
  onClose,
}: AssetFieldProps & { readonly base: string; readonly onClose: () => void }) {
  const editor = useEditor()
  const texts = words.image
  const [isBusy, setIsBusy] = useState(false)
  const pictures = editor.view.of('asset').filter(({ mime }) => mime.startsWith('image/'))
  const pick = (reference: string) => {
    onClose()
    onCommit(reference)
  }
  const upload = async (files: readonly File[]) => {
    const known = new Set(editor.view.of('asset').map(({ id }) => id))
    setIsBusy(true)
    await uploadFiles(editor, files)
    setIsBusy(false)
    const added = editor.view.of('asset').find(({ id, mime }) => !known.has(id) && mime.startsWith('image/'))
    if (added) pick(REFERENCE + added.id)
  }
  return (
    <div className={styles.choice}>
      <div className={styles.grid} role="group" aria-label={texts.assets}>
        {pictures.map(({ id, name, file }) => (
          <button
            key={id}
            type="button"
            className={styles.tile}
            aria-label={name}
            aria-pressed={value === REFERENCE + id}
            onClick={() => pick(REFERENCE + id)}
          >
            <img src={base + file} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      {pictures.length === 0 && <p className={styles.hint}>{texts.noAssets}</p>}
      <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => void upload([...(files ?? [])])}>
        <Button icon={Upload} isDisabled={isBusy}>
          {isBusy ? texts.uploading : texts.upload}
        </Button>
      </FileTrigger>
      <TextField
        label={texts.address}
        value={value.startsWith(REFERENCE) ? '' : value}
        placeholder="https://"
        onCommit={(text) => onCommit(text.trim())}
      />
    </div>
  )
}
