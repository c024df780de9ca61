// React looks for this when it starts, and tells it of every root. The part of the remote that takes changed
// components in comes later, and finds here what it has missed.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer)
    return this.renderers.size
  },
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}
