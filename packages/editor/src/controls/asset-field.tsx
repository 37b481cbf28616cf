import { File as FileIcon, Film, Image as ImageIcon, Upload, X } from 'lucide-react'
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
  /** What is chosen; a picture when absent. */
  readonly of?: FileKind
}

type FileKind = 'image' | 'video' | 'file'
const MEDIA: Readonly<Record<FileKind, string>> = { image: 'image/', video: 'video/', file: '' }
/** Addresses that are shown as a picture, whatever is stored. */
const PICTURE = /^(https?:\/\/|data:image\/)/
const ICONS = { image: ImageIcon, video: Film, file: FileIcon }

/** A picture, a video or any file: chosen from the project's files, uploaded, or by its address. */
export function AssetField(props: AssetFieldProps) {
  const { label, value, placeholder, onCommit, isDisabled = false, of = 'image' } = props
  const texts = words[of]
  const Icon = ICONS[of]
  const { store, view, assetsUrl } = useEditor()
  useRecords(store, 'asset')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const asset = value.startsWith(REFERENCE) ? view.find('asset', value.slice(REFERENCE.length)) : undefined
  const address = asset ? assetsUrl + asset.file : PICTURE.test(value) ? value : undefined
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
        {address === undefined || of !== 'image' ? (
          <Icon size={14} strokeWidth={1.6} aria-hidden />
        ) : (
          <img className={styles.thumb} src={address} alt="" />
        )}
        <span className={value === '' ? styles.placeholder : styles.text}>{asset?.name ?? (value || placeholder)}</span>
      </button>
      {value !== '' && <IconButton icon={X} size={24} label={texts.remove} onPress={() => onCommit('')} />}
      {isOpen && (
        <AnchoredPopover anchor={button} isOpen onClose={() => setIsOpen(false)} label={texts.choose} placement="left top">
          <AssetChoice {...props} base={assetsUrl} onClose={() => setIsOpen(false)} />
        </AnchoredPopover>
      )}
    </div>
  )
}

function AssetChoice({
  value,
  of = 'image',
  onCommit,
  base,
  onClose,
}: AssetFieldProps & { readonly base: string; readonly onClose: () => void }) {
  const editor = useEditor()
  const texts = words[of]
  const [isBusy, setIsBusy] = useState(false)
  const media = MEDIA[of]
  const files = editor.view.of('asset').filter(({ mime }) => mime.startsWith(media))
  const pick = (reference: string) => {
    onClose()
    onCommit(reference)
  }
  const upload = async (given: readonly File[]) => {
    const known = new Set(editor.view.of('asset').map(({ id }) => id))
    setIsBusy(true)
    await uploadFiles(editor, given)
    setIsBusy(false)
    const added = editor.view.of('asset').find(({ id, mime }) => !known.has(id) && mime.startsWith(media))
    if (added) pick(REFERENCE + added.id)
  }
  return (
    <div className={styles.choice}>
      <div className={of === 'image' ? styles.grid : styles.files} role="group" aria-label={texts.assets}>
        {files.map(({ id, name, file }) => (
          <button
            key={id}
            type="button"
            className={of === 'image' ? styles.tile : styles.fileName}
            aria-label={name}
            aria-pressed={value === REFERENCE + id}
            onClick={() => pick(REFERENCE + id)}
          >
            {of === 'image' ? <img src={base + file} alt="" loading="lazy" /> : name}
          </button>
        ))}
      </div>
      {files.length === 0 && <p className={styles.hint}>{texts.noAssets}</p>}
      <FileTrigger
        {...(media !== '' && { acceptedFileTypes: [`${media}*`] })}
        onSelect={(chosen) => void upload([...(chosen ?? [])])}
      >
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
