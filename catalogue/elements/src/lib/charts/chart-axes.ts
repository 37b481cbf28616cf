import type { Surroundings } from './chart-config.ts'
import type { ChartSpec, ValueWriter } from './chart-spec.ts'

/** The axis at the other side, of whichever direction values have. */
export const SECOND = 'second'

/** What Chart.js is told of axes, by their ids. */
export function axesOf(spec: ChartSpec, { inks, isRightToLeft }: Surroundings): Readonly<Record<string, object>> {
  const { isLying, titles } = spec
  const font = { size: spec.textSize, family: inks.font }
  const axis = (title: string, isValues: boolean, isReversed: boolean, write?: ValueWriter): object => ({
    stacked: spec.isStacked,
    beginAtZero: spec.startsAtZero,
    // Room for what is written at the ends.
    ...(spec.hasValues && !spec.isStacked && { grace: '8%' }),
    reverse: isReversed,
    grid: { color: inks.grid, display: isValues },
    border: { color: inks.grid },
    ticks: {
      color: inks.labels,
      font,
      sampleSize: 50,
      maxRotation: 50,
      ...(write && { callback: (value: unknown) => write(Number(value)) }),
    },
    title: { display: title !== '', text: title, color: inks.labels, font },
  })
  const first = spec.series.find(({ isOnSecond }) => !isOnSecond)
  const second = spec.series.find(({ isOnSecond }) => isOnSecond)
  return {
    x: axis(titles.x, isLying, isRightToLeft, isLying ? first?.write : undefined),
    y: {
      ...axis(titles.y, !isLying, false, isLying ? undefined : first?.write),
      position: isRightToLeft ? 'right' : 'left',
    },
    ...(second && {
      [SECOND]: {
        // Lines of one axis are enough to look along.
        ...axis(titles.second, false, isLying && isRightToLeft, second.write),
        axis: isLying ? 'x' : 'y',
        position: isLying ? 'top' : isRightToLeft ? 'left' : 'right',
      },
    }),
  }
}
