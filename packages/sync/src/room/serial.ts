/** Runs tasks one after another; a task runs at once when nothing is being waited for. */
export function createSerial(): (task: () => Promise<void> | void) => void {
  const waiting: (() => Promise<void> | void)[] = []
  let isBusy = false

  function run() {
    for (let task = waiting.shift(); task !== undefined; task = isBusy ? undefined : waiting.shift()) {
      const done = task()
      if (!(done instanceof Promise)) continue
      isBusy = true
      const next = () => {
        isBusy = false
        run()
      }
      void done.then(next, next)
    }
  }

  return (task) => {
    waiting.push(task)
    if (!isBusy) run()
  }
}
