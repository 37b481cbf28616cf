import { useState } from 'react'
import { PlainRow } from '../../fields/plain-row.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'

/** What a text was read as, or what is wrong with it. */
export type Written<Part> = { readonly part: Part } | { readonly wrong: string }

/** A part of a style as CSS text, where it has parts that no field stands for. */
export function WrittenRow<Part>({
  text,
  read,
  onCommit,
}: {
  readonly text: string
  readonly read: (written: string) => Written<Part>
  readonly onCommit: (part: Part) => unknown
}) {
  const [wrong, setWrong] = useState<string>()
  const commit = (written: string) => {
    const found = read(written)
    setWrong('wrong' in found ? found.wrong : undefined)
    if ('part' in found) onCommit(found.part)
  }
  return (
    <PlainRow label={words.background.written}>
      <TextField
        label={words.background.written}
        isLabelHidden
        value={text}
        error={wrong}
        onCommit={commit}
        onChange={() => setWrong(undefined)}
        isMono
      />
    </PlainRow>
  )
}
