/** All recognitions that were started, the latest last. */
export const begun: FakeRecognition[] = [];

/** A fake of the browser's speech recognition: results and the end come when the test says so. */
export class FakeRecognition extends EventTarget {
  stopped = false;
  start() {
    begun.push(this);
  }
  stop() {
    this.stopped = true;
  }
  abort() {
    this.tell('error', { error: 'aborted' });
    this.tell('end');
  }
  tell(type: string, said: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), said));
  }
}
