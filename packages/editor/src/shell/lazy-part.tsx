import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { words as appWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { PanelEmpty } from '../ui/panel.tsx'
import type { SubjectProps } from '../subjects/define-subject.ts'
import { words } from './words.ts'

type Load = () => Promise<ComponentType<SubjectProps>>

const loaded = new Map<Load, ComponentType<SubjectProps>>()

/** Fetches a part, so that its first drawing does not wait; a failure shows when it is drawn. */
export async function preloadPart(load: Load): Promise<void> {
  await load().then(
    (Part) => loaded.set(load, Part),
    () => undefined,
  )
}

/** A part of a subject as soon as its file is there; one that cannot be had can be asked for again. */
export function LazyPart({ load, id }: SubjectProps & { readonly load: Load }) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<SubjectProps> | undefined }>(() => ({
    Part: loaded.get(load),
  }))
  const [hasFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    load().then(
      (Part) => {
        loaded.set(load, Part)
        setPart({ Part })
      },
      () => setFailed(true),
    )
  }, [load])
  const { Part } = part
  useEffect(() => {
    if (!Part) ask()
  }, [Part, ask])
  if (Part) return <Part key={id} id={id} />
  if (!hasFailed) return null
  return (
    <PanelEmpty title={words.panelMissing}>
      <Button onPress={ask}>{appWords.tryAgain}</Button>
    </PanelEmpty>
  )
}
