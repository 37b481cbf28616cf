import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'

/** Hears of the sections of a page that is adopted one by one. */
export interface SectionSlices {
  /** A section is about to be drawn for the first time. What it gives back is called when that stands on the page, before its elements look at it. */
  readonly hold: (uid: string) => () => void
  /** A section stands on the page, and its elements are at work. */
  readonly onShown: (uid: string) => void
}

const nothing = (): void => {}
/** What the server draws a page with that is adopted so. */
export const UNHEARD_SLICES: SectionSlices = { hold: () => nothing, onShown: nothing }

interface SectionProps {
  readonly uid: string
  readonly slices: SectionSlices
  readonly children: ReactNode
}

/** A section that React adopts by itself: in a task of its own, what is touched first, and alone when it does not match. */
export function PageSection(props: SectionProps): ReactNode {
  return (
    <Suspense>
      <Slice {...props} />
    </Suspense>
  )
}

function Slice({ uid, slices, children }: SectionProps): ReactNode {
  const [putBack] = useState(() => slices.hold(uid))
  useLayoutEffect(putBack, [putBack])
  useEffect(() => slices.onShown(uid), [uid, slices])
  return children
}
