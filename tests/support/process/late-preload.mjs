// A process that seems to run for five seconds already.
const real = performance.now.bind(performance);
performance.now = () => real() + 5000;
