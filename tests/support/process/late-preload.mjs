// Loaded before the program. Makes the process appear to have been running for five seconds.
const real = performance.now.bind(performance);
performance.now = () => real() + 5000;
