/** Every recognition that was begun, the latest last. */
export const begun: FakeRecognition[] = [];

/** As browsers recognise speech: what was heard, and the end, come a moment later, here when it is told to. */
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
