import type { Schedule } from '../schedule.ts'

interface Appointment {
  readonly at: number
  readonly order: number
  readonly fn: () => void
}

/** Time that passes only when told to; what is due at the same moment happens in the order it was asked for. */
export function createClock() {
  let now = 1_000_000
  let order = 0
  const appointments = new Set<Appointment>()

  const schedule: Schedule = (fn, ms) => {
    const appointment = { at: now + ms, order: (order += 1), fn }
    appointments.add(appointment)
    return () => void appointments.delete(appointment)
  }

  function next(): Appointment | undefined {
    let first: Appointment | undefined
    for (const one of appointments) {
      if (first === undefined || one.at < first.at || (one.at === first.at && one.order < first.order)) first = one
    }
    return first
  }

  /** Lets promises that are ready go on. */
  async function breathe() {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
  }

  return {
    now: () => now,
    schedule,
    /** Resolves after so much of this time. */
    wait: (ms: number) => new Promise<void>((resolve) => void schedule(resolve, ms)),
    /** Lets time pass, and with it everything that falls due. */
    async pass(ms: number) {
      const end = now + ms
      await breathe()
      for (let due = next(); due !== undefined && due.at <= end; due = next()) {
        appointments.delete(due)
        now = due.at
        due.fn()
        await breathe()
      }
      now = end
    },
  }
}

export type Clock = ReturnType<typeof createClock>
