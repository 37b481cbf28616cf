import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { languageAt } from '../words/words.ts'

export interface FileRowsProps {
  readonly files: readonly File[]
  readonly hasPictures: boolean
  /** Percent that is uploaded; nothing before it began. */
  readonly progress: ReadonlyMap<File, number>
  /** The control that they were chosen with: it has the focus when the last of them is removed. */
  readonly control: RefObject<HTMLElement | null>
  /** Names of the buttons: `{name}` stands for the file. */
  readonly labels: Readonly<Record<'remove' | 'moveUp' | 'moveDown', string>>
  /** Absent where they cannot be removed. */
  readonly onRemove: ((at: number) => void) | undefined
  /** Absent where their order is as it is. */
  readonly onMove: ((from: number, to: number) => void) | undefined
}

/** Files that are held: what they are, how far they are uploaded, and what takes them away. */
export function FileRows({ files, hasPictures, progress, control, labels, onRemove, onMove }: FileRowsProps): ReactNode {
  const language = languageAt(document.documentElement)
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ readonly at: number; readonly by: number }>(undefined)
  useEffect(() => {
    const { at, by } = moved.current ?? {}
    moved.current = undefined
    if (at === undefined || by === undefined) return
    // A row that is put elsewhere loses the focus; at an end only the other way is left.
    const [up, down] = list.current?.children[at]?.querySelectorAll<HTMLElement>('.heddle-file-move') ?? []
    const [wanted, other] = by < 0 ? [up, down] : [down, up]
    if (wanted?.matches(':disabled')) other?.focus()
    else wanted?.focus()
  }, [files])
  const mover = (at: number, by: -1 | 1, name: string, label: string): ReactNode => (
    <button
      type="button"
      className={by < 0 ? 'heddle-file-move' : 'heddle-file-move heddle-file-down'}
      aria-label={label.replace('{name}', () => name)}
      disabled={files[at + by] === undefined}
      onClick={() => {
        moved.current = { at: at + by, by }
        onMove?.(at, at + by)
      }}
    />
  )
  return (
    <ul ref={list} className="heddle-files">
      {files.map((file, at) => {
        const share = progress.get(file)
        return (
          <li key={idOf(file)}>
            {hasPictures && file.type.startsWith('image/') ? (
              <Picture file={file} />
            ) : (
              <span className="heddle-file-kind" aria-hidden="true">
                {/\.(\w{1,4})$/.exec(file.name)?.[1]}
              </span>
            )}
            <span className="heddle-file-name">
              <span title={file.name}>{file.name}</span>
              <small>{sizeOf(file.size, language)}</small>
              {share !== undefined && <progress max={100} value={share} aria-label={file.name} />}
            </span>
            {onMove && files.length > 1 && (
              <>
                {mover(at, -1, file.name, labels.moveUp)}
                {mover(at, 1, file.name, labels.moveDown)}
              </>
            )}
            {onRemove && (
              <button
                type="button"
                className="heddle-file-remove"
                aria-label={labels.remove.replace('{name}', () => file.name)}
                onClick={({ currentTarget }) => {
                  const row = currentTarget.parentElement
                  const beside = row?.nextElementSibling ?? row?.previousElementSibling
                  ;(beside?.querySelector<HTMLElement>('.heddle-file-remove') ?? control.current)?.focus()
                  onRemove(at)
                }}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Drawn, since pages need not allow addresses of files of their visitors. */
function Picture({ file }: { readonly file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const draw = (picture: ImageBitmap): void => {
      const { width, height } = picture
      const scale = Math.max(SIDE / width, SIDE / height)
      const [across, down] = [width * scale, height * scale]
      canvas.current?.getContext('2d')?.drawImage(picture, (SIDE - across) / 2, (SIDE - down) / 2, across, down)
      picture.close()
    }
    // What cannot be drawn stays an empty ground.
    createImageBitmap(file).then(draw, () => {})
  }, [file])
  return <canvas ref={canvas} width={SIDE} height={SIDE} className="heddle-file-kind" aria-hidden="true" />
}

/** Dots of a small picture: two for each pixel of its place. */
const SIDE = 80

function sizeOf(bytes: number, language: string): string {
  const kilobytes = bytes / 1024
  const [amount, unit] = kilobytes < 1024 ? [kilobytes, 'kilobyte'] : [kilobytes / 1024, 'megabyte']
  return new Intl.NumberFormat(language || 'en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

const ids = new WeakMap<File, number>()
let lastId = 0

/** What tells a file from others of its name. */
function idOf(file: File): number {
  const id = ids.get(file) ?? (lastId += 1)
  ids.set(file, id)
  return id
}
