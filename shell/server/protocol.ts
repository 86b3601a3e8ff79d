/**
 * How the front and a frame speak to one another: the messages of render workers, and what the front writes into documents for
 * the frame's code in browsers. A front serves frames of its own number; whoever changes either so that the other would not
 * understand it counts on.
 */
export const protocol = 5
