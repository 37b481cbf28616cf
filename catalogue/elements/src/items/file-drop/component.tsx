import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import {
  Slot,
  toText,
  useElementAction,
  useElementVariable,
  useIsSlotFilled,
  useAddresses,
  useNode,
  usePartId,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { toFinite } from '../../lib/controls/to-finite.ts'
import { FileRows } from '../../lib/files/file-rows.tsx'
import { languageAt, wordsIn } from '../../lib/words/words.ts'
import { readAccept } from './accept.ts'
import { chooseFiles } from './choose.ts'
import type { fileDropDefinition } from './definition.ts'
import { ENGLISH } from './messages.ts'
import { iconStyle } from './icon-style.ts'
import { useUploads } from './use-uploads.ts'

export function FileDrop({ root, props }: ElementProps<typeof fileDropDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const node = useNode()
  const icon = iconStyle(useAddresses(), props.icon)
  const hasLayout = useIsSlotFilled('layout')
  const hintId = usePartId('hint')
  const [whole, ref] = useRoot<HTMLDivElement>(root.ref)
  const control = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [note, setNote] = useState(SILENCE)
  const [progress, setProgress] = useState<ReadonlyMap<File, number>>(new Map())
  const { multiple } = props
  const none = multiple ? NO_FILES : null
  const [held, setValue] = useElementVariable<unknown>('value', none)
  const files = filesOf(held)
  const valueOf = (list: readonly File[]): unknown => (multiple ? list : (list[0] ?? null))
  const status = files.map((file) => statusOf(file, progress.get(file)))
  useElementVariable('status', status)
  const together = status.reduce((sum, { uploadProgress }) => sum + uploadProgress, 0)
  useElementVariable('progress', Math.round(together / (files.length || 1)))
  useUploads(files, setProgress)
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const isBlocked = isReadonly || isDisabled
  const accept = readAccept(props.accept, props.acceptCustom)
  const hint = toText(props.hint)
    .replaceAll('{extensions}', () => accept.join(', '))
    .replaceAll('{maxFileSize}', () => `${toText(props.maxFileSize)} MB`)
  // What nobody can change is not asked for.
  const {
    attributes: { name, 'data-state': state, ...attributes },
    ...input
  } = useInput(control, isReadonly ? { ...props, required: false } : props, {
    get: () => valueOf(files),
    initial: none,
    put: (next) => setValue(valueOf(filesOf(next))),
    drawn: held,
    describedBy: hint ? hintId : undefined,
    states: [
      isOver && 'drop',
      files.length > 0 && 'filled',
      status.some(({ isUploading }) => isUploading) && 'uploading',
      isReadonly && 'readonly',
      isDisabled && 'disabled',
    ],
  })
  useEffect(() => {
    const form = control.current?.form
    if (!form || !name || files.length === 0) return
    // Else the browser would send their names alone.
    form.enctype = 'multipart/form-data'
    const add = ({ formData }: FormDataEvent): void => {
      if (control.current?.matches(':enabled')) for (const file of files) formData.append(name, file)
    }
    form.addEventListener('formdata', add)
    return () => form.removeEventListener('formdata', add)
  })

  const without = (place: number | undefined) => files.filter((_, at) => at !== place)
  const words = () => wordsIn(languageAt(whole.current), 'files', ENGLISH)
  const hold = (next: readonly File[], domEvent: Event | null): void => {
    input.onEdit()
    setValue(valueOf(next))
    input.change.say({ domEvent, value: valueOf(next) })
  }
  const take = (given: readonly File[], domEvent: Event | null, folders = NO_FILES): void => {
    if (isBlocked || given.length === 0) return
    const { files: next, refused } = chooseFiles({ held: files, given, folders, accept, multiple }, props)
    const added = given.length - refused.length
    for (const { file, reason } of refused) node.emit('invalidFile', { domEvent, value: file, reason })
    const complaints = refused.slice(0, MOST_COMPLAINTS).map(({ file, reason }) => `${file.name}: ${words()[reason]}`)
    setNote({
      text: [
        ...complaints,
        ...(added > 0 ? [added === 1 ? words().addedOne : words().added.replace('{count}', String(added))] : []),
      ].join('\n'),
      isBad: complaints.length > 0,
    })
    if (added > 0) hold(next, domEvent)
  }
  const remove = (at: number): void => {
    hold(without(at), null)
    setNote(SILENCE)
  }
  const move = (from: number, to: number): void => {
    const file = files[from]
    if (!file || !files[to]) return
    hold(without(from).toSpliced(to, 0, file), null)
    setNote({ text: `${file.name}: ${to + 1} / ${files.length}`, isBad: false })
  }
  useEarlyUse(control, '', () => take([...(control.current?.files ?? [])], null))

  useElementAction('open', () => {
    if (!isBlocked) control.current?.click()
  })
  useElementAction('clear', () => setValue(none))
  useElementAction('remove-file', (index) => setValue(valueOf(without(toFinite(index)))))
  useElementAction('set-progress', (percent, index) => {
    const place = toFinite(index) ?? -1
    const share = Math.min(100, Math.max(0, toFinite(percent) ?? 0))
    setProgress((before) => {
      const shares = files.map((file, at) => [file, place < 0 || at === place ? share : before.get(file)] as const)
      return new Map(shares.filter((one): one is readonly [File, number] => one[1] !== undefined))
    })
  })

  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    // The browser would open the file, also where none is taken.
    event.preventDefault()
    event.dataTransfer.dropEffect = isBlocked ? 'none' : 'copy'
    setOver(!isBlocked)
  }
  const drop = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    const items = [...event.dataTransfer.items]
    const folders = items.filter((item) => item.webkitGetAsEntry()?.isDirectory).map((item) => item.getAsFile())
    take(filesOf(items.map((item) => item.getAsFile())), event.nativeEvent, filesOf(folders))
  }
  return (
    <div
      {...rest}
      ref={ref}
      data-state={state}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={drop}
    >
      {hasLayout ? (
        <Slot name="layout" />
      ) : (
        <span className="heddle-drop-text" aria-hidden="true" style={icon}>
          {toText(props.label)}
        </span>
      )}
      {hint && (
        <span id={hintId} className="heddle-drop-hint">
          {hint}
        </span>
      )}
      <input
        {...attributes}
        ref={control}
        type="file"
        className="heddle-drop-field"
        accept={accept.join(',') || undefined}
        multiple={multiple}
        // What is held is not in the field of the browser, which would ask for it again.
        required={Boolean(props.required) && !isReadonly && files.length === 0}
        disabled={isDisabled}
        aria-label={toText(props.accessibleLabel) || label || toText(props.label)}
        aria-disabled={isReadonly || undefined}
        onClick={(event) => {
          if (isReadonly) event.preventDefault()
        }}
        onChange={({ currentTarget, nativeEvent }) => {
          take([...(currentTarget.files ?? [])], nativeEvent)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
        onFocus={input.onFocus}
        onBlur={input.onBlur}
      />
      {props.showFiles && files.length > 0 && (
        <FileRows
          files={files}
          hasPictures={Boolean(props.preview)}
          progress={progress}
          control={control}
          labels={words()}
          onRemove={isBlocked ? undefined : remove}
          onMove={isBlocked || !props.reorder ? undefined : move}
        />
      )}
      <span role="status" className={note.isBad ? 'heddle-drop-note' : 'heddle-drop-heard'}>
        {note.text}
      </span>
    </div>
  )
}

/** More are not read by anybody. */
const MOST_COMPLAINTS = 3
const SILENCE = { text: '', isBad: false }
const NO_FILES: readonly File[] = []

function filesOf(value: unknown): readonly File[] {
  return (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter((one) => isFile(one))
}

/** The server knows no files. */
function isFile(value: unknown): value is File {
  return typeof File !== 'undefined' && value instanceof File
}

function statusOf({ name }: File, progress: number | undefined) {
  const uploadProgress = progress ?? 0
  return { name, uploadProgress, isUploading: progress !== undefined && progress < 100, isUploaded: uploadProgress === 100 }
}
