import { useRef, useState } from 'react'
import { CopyPlus, Plus, Trash2 } from 'lucide-react'
import type { TokenRecord } from '@heddle/document'
import { MAX_FRAMES, sortFrames } from '@heddle/style'
import { useEditor } from '../../../session/use-editor.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FrameFields } from './frame-fields.tsx'
import { FramePreview } from './frame-preview.tsx'
import { FrameStrip } from './frame-strip.tsx'
import { addFrame, duplicateFrame, widestGap, type FrameChanges } from './frames.ts'
import { useFrames } from './use-frames.ts'
import { words } from './words.ts'
import styles from './animation.module.css'

/** The frames of an animation: a picture that plays, the frames on a strip, and what the one that is picked says. */
export function AnimationFields({ token }: { readonly token: TokenRecord }) {
  const { newId } = useEditor()
  const edit = useFrames(token)
  const { frames, set } = edit
  const [picked, setPicked] = useState<string>()
  const fields = useRef<HTMLDivElement>(null)
  const sorted = sortFrames(frames)
  const number = Math.max(
    sorted.findIndex(([key]) => key === picked),
    0,
  )
  const [selected, frame] = sorted[number] ?? []

  /** The focus goes along, as soon as the frame is drawn. */
  const focus = (key: string | undefined) => {
    setPicked(key)
    requestAnimationFrame(() =>
      (fields.current?.querySelector<HTMLElement>(`[data-frame="${key}"]`) ?? fields.current?.querySelector('button'))?.focus(),
    )
  }
  const insert = (make: (key: string) => FrameChanges) => {
    const key = newId()
    set(make(key))
    focus(key)
  }
  const remove = (key: string) => {
    const at = sorted.findIndex(([other]) => other === key)
    set({ [key]: null })
    focus((sorted[at + 1] ?? sorted[at - 1])?.[0])
  }
  const isFull = sorted.length >= MAX_FRAMES
  return (
    <div ref={fields} className={styles.fields}>
      <FramePreview frames={frames} at={frame?.at ?? 0} />
      <FrameStrip
        frames={edit}
        selected={selected}
        onSelect={setPicked}
        onAdd={(place) => insert((key) => addFrame(frames, key, place))}
        onRemove={remove}
      />
      <div className={styles.bar}>
        <span className={styles.title}>{selected === undefined ? words.none : words.frame(number + 1, sorted.length)}</span>
        <span className={styles.acts}>
          <IconButton
            icon={Plus}
            size={24}
            label={isFull ? words.full(MAX_FRAMES) : words.addFrame}
            isDisabled={isFull}
            onPress={() => insert((key) => addFrame(frames, key, widestGap(frames)))}
          />
          <IconButton
            icon={CopyPlus}
            size={24}
            label={words.duplicate}
            isDisabled={isFull || selected === undefined}
            onPress={() => selected !== undefined && insert((key) => duplicateFrame(frames, selected, key))}
          />
          <IconButton
            icon={Trash2}
            size={24}
            label={words.removeFrame}
            isDisabled={selected === undefined}
            onPress={() => selected !== undefined && remove(selected)}
          />
        </span>
      </div>
      {selected !== undefined && frame && <FrameFields key={selected} frames={edit} id={selected} frame={frame} />}
    </div>
  )
}
