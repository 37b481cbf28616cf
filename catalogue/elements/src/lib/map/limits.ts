/** Specification section 9, and appendix 1 of the elements reference. */
export const TRANSITION = { min: 0, max: 2000, default: 200 } as const
export const HOVER_OPACITY = { min: 0, max: 1, default: 0.8 } as const
/** Drawings that the server shows before the page is alive; longer ones would stand in the page twice. */
export const SHOWN_AT_ONCE = 20_000

/** Whether a map is of such a drawing, and of no file. */
export const isLong = ({ svgFile, svgContent }: Readonly<Record<string, unknown>>): boolean =>
  !svgFile && typeof svgContent === 'string' && svgContent.length > SHOWN_AT_ONCE
