afterEach(() => jest.useRealTimers());

it('a frame that one test leaves behind does not hold up those of the next', () => {
  jest.useFakeTimers();
  requestAnimationFrame(() => {});
  jest.useRealTimers();
  jest.useFakeTimers();
  const drawn = jest.fn();
  requestAnimationFrame(drawn);
  jest.advanceTimersByTime(100);
  expect(drawn).toHaveBeenCalledTimes(1);
});
